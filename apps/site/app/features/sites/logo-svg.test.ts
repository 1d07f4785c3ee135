import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findTexts } from '#app/features/seo/check-xml.ts'
import { LogoFault } from './logo-fault.ts'
import { cleanLogo } from './logo-svg.ts'

/** As Inkscape 1 saves it: prolog, comment, editor's elements and attributes, styles as attributes. */
const INKSCAPE = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->

<svg
   width="210mm"
   height="297mm"
   viewBox="0 0 210 297"
   version="1.1"
   id="svg5"
   inkscape:version="1.2.2 (b0a8486541, 2022-12-01)"
   sodipodi:docname="fox.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink"
   xmlns="http://www.w3.org/2000/svg"
   xmlns:svg="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <title id="title1">Fox</title>
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:pageopacity="0"><inkscape:grid type="xygrid" /></sodipodi:namedview>
  <metadata id="metadata5"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata>
  <defs id="defs2">
    <linearGradient inkscape:collect="always" id="linearGradient1"><stop style="stop-color:#ff0000;stop-opacity:1;" offset="0" id="stop1" /><stop style="stop-color:#0000ff" offset="1" /></linearGradient>
    <linearGradient xlink:href="#linearGradient1" id="linearGradient2" x1="0" y1="0" x2="210" y2="0" gradientUnits="userSpaceOnUse" />
    <inkscape:path-effect effect="powerclip" id="path-effect1" />
  </defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1">
    <rect
       style="fill:url(#linearGradient2);stroke:none;stroke-width:0.264583px;-inkscape-stroke:none;enable-background:new"
       id="rect31" width="210" height="297" x="0" y="0" sodipodi:nodetypes="cc" />
    <text xml:space="preserve" style="font-size:10px;-inkscape-font-specification:'sans-serif, Normal'" x="1" y="2"><tspan sodipodi:role="line">a &lt; b</tspan></text>
  </g>
</svg>
`

/** As Illustrator saves it: DOCTYPE with entities, a style sheet in CDATA, a switch around its own file. */
const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" id="Layer_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="http://www.w3.org/2000/svg" x="0px" y="0px"
	 viewBox="0 0 100 100" style="enable-background:new 0 0 100 100;" xml:space="preserve">
<style type="text/css"><![CDATA[
	.st0{fill:#FF0000;}
	.st1,.st2{fill:none;stroke:#00FF00;stroke-width:10;stroke-miterlimit:10;}
	/* the last word */
	.st2{stroke:#0000FF !important;}
	#Big{opacity:1;}
]]></style>
<switch>
	<foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef  xlink:href="#adobe_illustrator_pgf"></i:pgfRef></foreignObject>
	<g i:extraneous="self">
		<rect id="Big" class="st0" width="50" height="100"/>
		<path class="st2" style="stroke:#123456" d="M75,0v100"/>
	</g>
</switch>
<i:pgf id="adobe_illustrator_pgf"><i:pgfRef>eJzsvWmz</i:pgfRef></i:pgf>
</svg>`

const SHAPE = '<path d="M0 0h10v10z"/>'
const wrap = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`

async function draw(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ]
  return { ...info, pixel }
}

// covers: '11.12'
test('an Inkscape drawing is accepted, without the program’s own data', async () => {
  const { svg, width, height } = cleanLogo(INKSCAPE)
  expect([width, height]).toEqual([210, 297])
  expect(svg).not.toMatch(/inkscape|sodipodi|rdf|metadata|style|xlink|xmlns:|<\?|<!|Fox/)
  expect(svg).toContain('<tspan>a &lt; b</tspan>')
  expect(findTexts(svg, '/*')).toHaveLength(1)
  const { pixel, width: drawn, height: high } = await draw(svg)
  expect([drawn, high]).toEqual([512, 512])
  // Fitted into the square: red on the left, blue on the right, nothing beside it.
  expect(pixel(10, 256)[3]).toBe(0)
  expect(pixel(90, 256)[0]).toBeGreaterThan(200)
  expect(pixel(420, 256)[2]).toBeGreaterThan(200)
})

test('an Illustrator drawing keeps the colours of its classes', async () => {
  const { svg } = cleanLogo(ILLUSTRATOR)
  expect(svg).not.toMatch(/class|style|switch|foreignObject|pgf|ENTITY|xmlns:/)
  expect(findTexts(svg, '/*')).toHaveLength(1)
  const { pixel } = await draw(svg)
  expect(pixel(100, 256)).toEqual([255, 0, 0, 255])
  // The important rule wins over the element's own style.
  expect(pixel(384, 256)).toEqual([0, 0, 255, 255])
})

test('sanitising is idempotent', () => {
  for (const text of [INKSCAPE, ILLUSTRATOR, wrap(SHAPE), wrap('<text>a &amp; “b”</text>')]) {
    const once = cleanLogo(text).svg
    expect(cleanLogo(once).svg).toBe(once)
  }
})

test('a byte order mark, capitals and a size in other units are no fault', () => {
  expect(cleanLogo(`\ufeff${wrap(SHAPE)}`).svg).toContain('<path')
  expect(cleanLogo('<svg width="1in" height="72pt"><rect width="5" height="5"/></svg>')).toMatchObject({
    width: 96,
    height: 96,
  })
  expect(cleanLogo(`<svg height=" 20 px" width="10.5">${SHAPE}</svg>`).svg).toContain('viewBox="0 0 10.5 20"')
})

// asvs: '1.3.4'
// covers: '11.12'
test.each([
  ['<script>alert(1)</script>', '<script> at line 2: a drawing may not run anything'],
  ['<SCRIPT/>', '<script> at line 2'],
  ['<svg:script>x</svg:script>', '<svg:script> at line 2'],
  ['<path onload="x()"/>', 'onload of <path> at line 2'],
  ['<path ONCLICK="x()"/>', 'onclick of <path> at line 2'],
  ['<a href="https://evil.example"><path/></a>', '<a> at line 2: a logo is no link'],
  ['<image href="https://evil.example/x.png"/>', '<image> at line 2'],
  ['<image href="data:image/png;base64,AAAA"/>', '<image> at line 2: a picture inside the drawing'],
  ['<use href="file:///etc/passwd#x"/>', 'href of <use> at line 2: “file:///etc/passwd#x”'],
  ['<use xlink:href="data:image/svg+xml,x"/>', 'href of <use> at line 2'],
  ['<use href="//evil.example/a.svg#b"/>', 'href of <use> at line 2'],
  ['<use href="java&#10;script:alert(1)"/>', 'href of <use> at line 2'],
  ['<foreignObject><body/></foreignObject>', '<foreignobject> at line 2'],
  ['<iframe src="https://evil.example"></iframe>', '<iframe> at line 2'],
  ['<animate attributeName="href" to="javascript:alert(1)"/>', '<animate> at line 2'],
  ['<set attributeName="onload" to="x()"/>', '<set> at line 2'],
  ['<feImage href="https://evil.example"/>', '<feimage> at line 2'],
  ['<path fill="url(https://evil.example/#a)"/>', 'fill of <path> at line 2: “url(https://evil.example/#a)”'],
  ['<path fill="URL(  //evil.example)"/>', 'fill of <path> at line 2'],
  ['<path fill="u\\72l(//evil.example)"/>', 'fill of <path> at line 2'],
  ['<path style="fill:url(\'https://evil.example\')"/>', 'fill of <path> at line 2'],
  ['<path style="cursor:x;filter:url(evil.svg#f)"/>', 'filter of <path> at line 2'],
  ['<style>@import "x.css";</style>', '@import in <style> at line 2'],
  ['<style>\n\n@font-face{src:url(x)}</style>', '@font-face in <style> at line 4'],
  ['<style>@media print{.a{fill:red}}</style>', '@media in <style> at line 2'],
  ['<style>.a .b{fill:red}</style>', 'the selector “.a .b” in <style> at line 2'],
  ['<style>a:hover{fill:red}</style>', 'the selector “a:hover” in <style> at line 2'],
  ['<style>.a{fill:red</style>', 'the rule “.a” in <style> at line 2 has no end'],
  ['<style>path{mask:url(https://evil.example)}</style><path/>', 'mask of <path> at line 2'],
  ['<p>text</p>', '<p> at line 2 is not allowed in a logo'],
  ['<img src=x onerror=alert(1)>', '<img> at line 2 is not allowed in a logo'],
  ['<math><mtext></mtext></math>', '<math> at line 2'],
  ['<flowRoot/>', '<flowroot> at line 2'],
])('%s is refused by name', (inside, words) => {
  const attempt = () => cleanLogo(wrap(`\n${inside}`))
  expect(attempt).toThrow(LogoFault)
  expect(() => attempt()).toThrow(new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'))
})

test.each([
  ['an empty file', '', 'there is no <svg>'],
  ['a text', 'hello', 'there is no <svg>'],
  ['a web page', '<html><body>x</body></html>', 'there is no <svg>'],
  ['a PDF', '%PDF-1.4', 'there is no <svg>'],
  ['a drawing without a size', '<svg>', 'neither a viewBox nor'],
  ['a size in percent', '<svg width="50%" height="50%"></svg>', 'neither a viewBox nor'],
  ['a viewBox of no width', '<svg viewBox="0 0 0 10"></svg>', 'the viewBox “0 0 0 10”'],
  ['a viewBox beyond all use', '<svg viewBox="0 0 1e9 1e9"></svg>', 'the viewBox'],
  ['half a viewBox', '<svg viewBox="0 0 10"></svg>', 'the viewBox'],
  ['a script after the drawing', `${wrap(SHAPE)}<script>x</script>`, '<script> at line 1 is not allowed'],
  ['a group that holds itself', wrap('<g id="a"><use href="#a"/></g>'), 'refers to itself'],
  ['seventy groups in one another', wrap(`${'<g>'.repeat(70)}${'</g>'.repeat(70)}`), 'nested too deeply'],
  ['fifty thousand drawings in one another', '<svg viewBox="0 0 1 1">'.repeat(50_000), 'nested too deeply'],
  ['a path without end', wrap(`<path d="${'M0 0'.repeat(40_000)}"/>`), 'KB, more than 128'],
  ['three megabytes', 'x'.repeat(3 * 1024 * 1024), 'larger than 2 MB'],
])('%s is refused with a reason', (_, text, words) => {
  expect(() => cleanLogo(text)).toThrow(words)
  expect(() => cleanLogo(text)).toThrow(LogoFault)
})

test('a few lines of <use> cannot expand to billions of shapes', () => {
  const levels = Array.from(
    { length: 12 },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
  )
  expect(() => cleanLogo(wrap(`<defs><g id="l0">${SHAPE}</g>${levels.join('')}</defs>`))).toThrow(
    'more than 20,000 elements',
  )
})

test.each([
  [
    'an entity of the file’s own',
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    '<text>&x;</text>',
  ],
  ['a comment that ends early', '', `<!--><script>--><path d="M0 0"/>`],
  ['a CDATA section in a shape', '', '<path d="M0 0"/><![CDATA[<script>x</script>]]>'],
  ['markup in an attribute', '', '<path id="a&quot;&gt;&lt;script&gt;" d="M0 0"/>'],
  ['markup in a text', '', '<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>'],
  ['control characters', '', '<text>a\u0001b\ufffe</text>'],
  ['a processing instruction', '<?xml-stylesheet href="https://evil.example/x.css"?>', SHAPE],
])('with %s only the drawing remains', (_, before, inside) => {
  let svg = ''
  try {
    ;({ svg } = cleanLogo(`${before}${wrap(inside)}`))
  } catch (error) {
    expect(error).toBeInstanceOf(LogoFault)
    return
  }
  expect(findTexts(svg, '/*')).toHaveLength(1)
  expect(svg).not.toMatch(/<script|<!|<\?|passwd|evil/)
})
