import { expect, test } from 'vitest'
import { sanitizeHtml } from './sanitize-html.ts'

const HOSTILE: string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<p onclick="alert(1)">text</p>',
  '<h2 onmouseover=alert(1)>text</h2>',
  '<img src="/img/a.webp" onerror="alert(1)">',
  '<img src=x onerror=alert(1)>',
  '<img src="/img/a.webp"/onload=alert(1)//>',
  '<img src="/img/a.webp" srcset="https://evil.example/a 1x">',
  '<img src="https://evil.example/track.gif">',
  '<img src="//evil.example/track.gif">',
  '<img src="/\\evil.example/track.gif">',
  '<img src="/img/../api/secret">',
  '<img src="/img/%2e%2e/api/secret">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="/\\evil.example/">x</a>',
  '<a href="/\t/evil.example/">x</a>',
  '<a href="http://evil.example/">x</a>',
  '<a href="/" target="_blank" ping="https://evil.example/">x</a>',
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example/x.swf"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<style>@import "https://evil.example/x.css"</style>',
  '<p style="background:url(https://evil.example/x)">text</p>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example/"><input name="q"><button>go</button></form>',
  '<p data-token="1" data-x=\'{"a":1}\'>text</p>',
  '<p id="btnPlay" class="header" name="location">text</p>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><script>alert(1)</script>',
  '<title></title><img src=x onerror=alert(1)>',
  '<xmp><script>alert(1)</script></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<video src="https://evil.example/a.mp4" onloadstart="alert(1)"></video>',
  '<details open ontoggle=alert(1)>text</details>',
  '<p><a href="/"><img src="/img/a.webp" alt="&quot; onerror=&quot;alert(1)"></a></p>',
]

/** What a start tag may look like when printed: an allowed name and nothing but the attributes we write ourselves. */
const SAFE_TAG =
  /^<(?:\/?(?:p|strong|em|ul|ol|li|blockquote|figure(?: class="gallery")?|figcaption|table|thead|tbody|tr|td)|\/(?:h[1-3]|a|th)|ol start="\d+"|th scope="col"|h[1-3] id="part-[a-z0-9-]+"|a(?: href="(?:\/(?![/\\])|#|https:\/\/|mailto:)[^"\s]*")?(?: rel="noopener nofollow")?|img src="\/img\/[^"\s]*" alt="[^"]*" width="\d+" height="\d+" loading="lazy" decoding="async" class="full-width")>$/

test.each(HOSTILE)('drops what could run or call out: %s', async (hostile) => {
  const { html } = await sanitizeHtml(`<p>before</p>${hostile}<p>after</p>`)
  const tags = html.match(/<[^>]*>?/g) ?? []
  expect(tags.filter((tag) => !SAFE_TAG.test(tag))).toEqual([])
  expect(html).not.toContain('evil.example/x.')
  expect(html).toContain('before')
})

test.each(HOSTILE)('gives the same again when cleaned twice: %s', async (hostile) => {
  const once = await sanitizeHtml(hostile)
  const twice = await sanitizeHtml(once.html)
  expect(twice.html).toBe(once.html)
})

test('keeps the words of an unknown element and says that the element went', async () => {
  const { html, dropped } = await sanitizeHtml('<p>A <blink>bright</blink> idea</p>')
  expect(html).toBe('<p>A bright idea</p>')
  expect(dropped).toEqual(['the tag <blink>'])
})

test('keeps every element an article may use', async () => {
  const html =
    '<h2>A</h2><p>b <strong>c</strong> <em>d</em> <a href="/category">e</a></p><ul><li>f</li></ul>' +
    '<ol><li>g</li></ol><blockquote><p>h</p></blockquote><table><thead><tr><th>i</th></tr></thead>' +
    '<tbody><tr><td>j</td></tr></tbody></table>'
  const clean = await sanitizeHtml(html)
  expect(clean.html).toBe(html.replace('<h2>', '<h2 id="part-a">').replace('<th>', '<th scope="col">'))
  expect(clean.dropped).toEqual([])
})

test('gives headings that sound alike ids of their own and lists them', async () => {
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
