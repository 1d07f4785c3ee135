import { expect, test } from 'vitest'
import { HOSTILE_HTML } from './hostile-html.ts'
import { DeepHtmlError, sanitizeHtml } from './sanitize-html.ts'

/** What a start tag may look like when printed: an allowed name and nothing but the attributes we write ourselves. */
const SAFE_TAG =
  /^<(?:\/?(?:p|strong|em|ul|ol|li|blockquote|figure(?: class="gallery")?|figcaption|table|thead|tbody|tr|td)|\/(?:h[1-3]|a|th)|ol start="\d+"|th scope="col"|h[1-3] id="part-[a-z0-9-]+"|a(?: href="(?:\/(?![/\\])|#|https:\/\/|mailto:)[^"\s]*")?(?: rel="noopener nofollow")?|img src="\/img\/[^"\s]*" alt="[^"]*" width="\d+" height="\d+" loading="lazy" decoding="async" class="full-width")>$/

test('there are at least two hundred hostile inputs, no two alike', () => {
  expect(new Set(HOSTILE_HTML).size).toBe(HOSTILE_HTML.length)
  expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(200)
})

test('from hostile HTML only the allowed tags and attributes remain, and the text around them', async () => {
  const faults: string[] = []
  for (const hostile of HOSTILE_HTML) {
    const { html } = await sanitizeHtml(`<p>before</p>${hostile}`)
    const tags = html.match(/<[^>]*>?/g) ?? []
    const wrong = tags.filter((tag) => !SAFE_TAG.test(tag))
    if (wrong.length > 0) faults.push(`${hostile.slice(0, 200)} → ${wrong.join(' ')}`)
    if (!html.startsWith('<p>before</p>')) faults.push(`${hostile.slice(0, 200)} → ${html.slice(0, 200)}`)
  }
  expect(faults).toEqual([])
})

test('clean HTML is unchanged when it is sanitised again', async () => {
  const faults: string[] = []
  for (const hostile of HOSTILE_HTML) {
    const once = await sanitizeHtml(hostile)
    const twice = await sanitizeHtml(once.html)
    if (twice.html !== once.html)
      faults.push(`${hostile.slice(0, 200)}\n  ${once.html.slice(0, 300)}\n  ${twice.html.slice(0, 300)}`)
  }
  expect(faults).toEqual([])
})

test.each(['<div>', '<span>', '<table><tr><td>', '<blockquote>'])(
  'HTML nested beyond all use is refused in words: %s',
  async (tag) => {
    const refused = await sanitizeHtml(tag.repeat(20_000)).then(
      () => null,
      (error: unknown) => error,
    )
    expect(refused).toBeInstanceOf(DeepHtmlError)
  },
)

test('keeps the text of an unknown element and reports its removal', async () => {
  const { html, dropped } = await sanitizeHtml('<p>A <blink>bright</blink> idea</p>')
  expect(html).toBe('<p>A bright idea</p>')
  expect(dropped).toEqual(['the tag <blink>'])
})

// covers: '3.2'
test('keeps every element an article may use', async () => {
  const html =
    '<h2>A</h2><p>b <strong>c</strong> <em>d</em> <a href="/category">e</a></p><ul><li>f</li></ul>' +
    '<ol><li>g</li></ol><blockquote><p>h</p></blockquote><table><thead><tr><th>i</th></tr></thead>' +
    '<tbody><tr><td>j</td></tr></tbody></table>'
  const clean = await sanitizeHtml(html)
  expect(clean.html).toBe(html.replace('<h2>', '<h2 id="part-a">').replace('<th>', '<th scope="col">'))
  expect(clean.dropped).toEqual([])
})

test('gives headings with the same text distinct ids and lists them', async () => {
  const { toc } = await sanitizeHtml('<h1>Top</h1><h2>Éclair & tea</h2><h3>Eclair, tea!</h3><h2>???</h2>')
  expect(toc).toEqual([
    { id: 'part-eclair-tea', text: 'Éclair & tea', level: 2 },
    { id: 'part-eclair-tea-2', text: 'Eclair, tea!', level: 3 },
    { id: 'part-section', text: '???', level: 2 },
  ])
})

test('makes a lone picture a figure with its size, its title the caption', async () => {
  const { html } = await sanitizeHtml('<p><img src="/img/articles (4).webp" alt="A map" title="See?"></p>', {
    findImageSize: async (src) => (src === '/img/articles (4).webp' ? { width: 800, height: 500 } : null),
  })
  expect(html).toBe(
    '<figure><img src="/img/articles%20(4).webp" alt="A map" width="800" height="500" loading="lazy"' +
      ' decoding="async" class="full-width"><figcaption>See?</figcaption></figure>',
  )
})

test('makes several pictures of one paragraph a gallery, each with its own caption', async () => {
  const image = (name: string) =>
    `<img src="/img/${name}.webp" alt="${name}" width="1200" height="675" loading="lazy" decoding="async" class="full-width">`
  const { html } = await sanitizeHtml(
    '<p><img src="/img/a.webp" alt="a" title="One">\n<img src="/img/b.webp" alt="b"></p>' +
      '<p>Words and <img src="/img/c.webp" alt="c"></p><figure class="gallery wide"></figure>',
  )
  expect(html).toBe(
    `<figure class="gallery"><figure>${image('a')}<figcaption>One</figcaption></figure>` +
      `<figure>${image('b')}</figure></figure><p>Words and ${image('c')}</p><figure class="gallery"></figure>`,
  )
  expect((await sanitizeHtml(html)).html).toBe(html)
})

test('lets an https link to elsewhere stay, with rel', async () => {
  const { html } = await sanitizeHtml('<a href="https://games.example/a?b=1#c" rel="opener">x</a>')
  expect(html).toBe('<a href="https://games.example/a?b=1#c" rel="noopener nofollow">x</a>')
})
