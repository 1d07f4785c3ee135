/** What a logo may be made of: shapes, text, paint and simple filters. Nothing in it runs, loads or links. */

/** Elements that are taken over. */
export const LOGO_ELEMENTS: ReadonlySet<string> = new Set([
  ...[
    'svg',
    'g',
    'defs',
    'symbol',
    'use',
    'path',
    'rect',
    'circle',
    'ellipse',
    'line',
    'polyline',
    'polygon',
  ],
  ...['text', 'tspan', 'textPath', 'linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask'],
  ...['marker', 'filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feFuncA', 'feFuncB', 'feFuncG'],
  ...[
    'feFuncR',
    'feComposite',
    'feDropShadow',
    'feFlood',
    'feGaussianBlur',
    'feMerge',
    'feMergeNode',
    'feOffset',
  ],
])

/** Descriptions and what drawing programs store for themselves: left out without a word, with what they hold. */
export const DROPPED_ELEMENTS: ReadonlySet<string> = new Set(['metadata', 'title', 'desc'])

/** Where text is drawn; elsewhere it is white space between elements. */
export const TEXT_ELEMENTS: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath'])

/** Properties that may stand as attributes, or in a style, which becomes attributes. */
export const LOGO_PROPERTIES: ReadonlySet<string> = new Set([
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'opacity', 'color'],
  ...[
    'stop-color',
    'stop-opacity',
    'flood-color',
    'flood-opacity',
    'clip-path',
    'clip-rule',
    'mask',
    'filter',
  ],
  ...[
    'marker-start',
    'marker-mid',
    'marker-end',
    'display',
    'visibility',
    'overflow',
    'font-family',
    'font-size',
  ],
  ...['font-style', 'font-weight', 'font-variant', 'font-stretch', 'text-anchor', 'letter-spacing'],
  ...['word-spacing', 'dominant-baseline', 'alignment-baseline', 'baseline-shift', 'text-decoration'],
  ...['writing-mode', 'paint-order', 'vector-effect', 'shape-rendering', 'text-rendering'],
  ...['color-interpolation', 'color-interpolation-filters'],
])

const OTHER_ATTRIBUTES = [
  ...[
    'id',
    'transform',
    'viewBox',
    'preserveAspectRatio',
    'x',
    'y',
    'width',
    'height',
    'cx',
    'cy',
    'r',
    'rx',
  ],
  ...[
    'ry',
    'x1',
    'y1',
    'x2',
    'y2',
    'dx',
    'dy',
    'rotate',
    'd',
    'points',
    'pathLength',
    'fx',
    'fy',
    'fr',
    'offset',
  ],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'patternUnits', 'patternContentUnits'],
  ...['patternTransform', 'clipPathUnits', 'maskUnits', 'maskContentUnits', 'markerWidth', 'markerHeight'],
  ...[
    'markerUnits',
    'refX',
    'refY',
    'orient',
    'startOffset',
    'textLength',
    'lengthAdjust',
    'method',
    'spacing',
  ],
  ...[
    'filterUnits',
    'primitiveUnits',
    'in',
    'in2',
    'result',
    'stdDeviation',
    'mode',
    'values',
    'type',
    'operator',
  ],
  ...['k1', 'k2', 'k3', 'k4', 'slope', 'intercept', 'amplitude', 'exponent', 'tableValues', 'xml:space'],
]

/** Attributes by their name without hyphens, colons and capitals: the parser spells many of them in a way of its own. */
const ATTRIBUTE_BY_KEY: ReadonlyMap<string, string> = new Map(
  [...LOGO_PROPERTIES, ...OTHER_ATTRIBUTES].map((name) => [toKey(name), name]),
)

function toKey(name: string): string {
  return name.replace(/[-:]/g, '').toLowerCase()
}

/** As SVG spells it, or null for one that no logo needs. */
export function findAttribute(name: string): string | null {
  return ATTRIBUTE_BY_KEY.get(toKey(name)) ?? null
}

export const isEventHandler = (name: string) => toKey(name).startsWith('on')
export const isReference = (name: string) => ['href', 'xlinkhref', 'src'].includes(toKey(name))
