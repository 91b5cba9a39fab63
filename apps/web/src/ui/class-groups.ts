/**
 * The groups of Tailwind classes that replace one another in our sources, named as in `tailwind-merge`, whose list
 * covers all classes. A test names the missing ones.
 */

type Definition = string | ((rest: string) => boolean) | { readonly [prefix: string]: readonly Definition[] };

const any = () => true;
const isArbitrary = (rest: string) => rest.startsWith('[');

/** A group named after each of these, with `prefix-…` before it. */
const PREFIXES =
  'inset inset-x inset-y top right bottom left z basis flex order columns grid-cols col-start row-start gap gap-x gap-y justify-self ' +
  'p px py pt pr pb pl m mx my mt mr mb ml size w min-w max-w h min-h max-h overflow overflow-x overflow-y overscroll ' +
  'overscroll-x overscroll-y tracking leading line-clamp whitespace break border-spacing outline-offset opacity animate ' +
  'justify-items rotate cursor pointer-events scroll-m scroll-mt scroll-pt touch accent fill underline-offset';

/** Groups whose name alone is also a class. */
const BARE =
  'grow shrink rounded rounded-t rounded-r rounded-b rounded-l rounded-tl rounded-tr rounded-br rounded-bl shadow ' +
  'transition resize';

const WIDTHS = ['', '0', '2'];

export const CLASS_GROUPS: Record<string, readonly Definition[]> = {
  ...each(PREFIXES, any),
  ...each(BARE, '', any),
  display: words(
    'flex hidden grid inline-flex inline-grid contents table table-header-group block inline-block inline flow-root',
  ),
  sr: words('sr-only not-sr-only'),
  position: words('absolute fixed relative sticky static'),
  visibility: words('visible invisible'),
  'flex-direction': [{ flex: words('row row-reverse col') }],
  'flex-wrap': [{ flex: words('wrap nowrap') }],
  'col-start-end': [{ col: [{ span: [any] }] }],
  'justify-content': [{ justify: words('start end center between') }],
  'align-items': [{ items: [any] }],
  'align-self': [{ self: [any] }],
  'font-weight': [{ font: words('normal medium semibold') }],
  'font-family': [{ font: words('sans mono') }],
  'font-size': [{ text: [...words('sm base lg xl 2xl 4xl'), isArbitrary] }],
  'text-alignment': [{ text: words('left center right') }],
  'text-wrap': [{ text: words('balance pretty') }],
  'text-overflow': ['truncate', { text: ['ellipsis'] }],
  'text-color': [{ text: [any] }],
  'list-style-type': [{ list: words('disc decimal') }],
  'text-decoration': words('underline line-through'),
  'text-transform': words('uppercase capitalize'),
  'break-inside': [{ break: ['inside-avoid'] }],
  'vertical-align': [{ align: [any] }],
  'bg-image': [{ bg: [{ linear: [any] }] }],
  'bg-color': [{ bg: [any] }],
  'gradient-to': [{ to: [any] }],
  'border-w': [{ border: WIDTHS }],
  'border-w-x': [{ 'border-x': WIDTHS }],
  'border-w-y': [{ 'border-y': WIDTHS }],
  'border-w-t': [{ 'border-t': WIDTHS }],
  'border-w-r': [{ 'border-r': WIDTHS }],
  'border-w-b': [{ 'border-b': WIDTHS }],
  'border-w-l': [{ 'border-l': WIDTHS }],
  'border-style': [{ border: ['dashed'] }],
  'border-collapse': [{ border: words('collapse separate') }],
  'border-color': [{ border: [any] }],
  'ring-w': [{ ring: WIDTHS }],
  'translate-x': [{ translate: [{ x: [any] }] }],
  'translate-y': [{ translate: [{ y: [any] }] }],
  'snap-type': [{ snap: words('none x') }],
  select: [{ select: [any] }],
  'align-content': [{ content: words('start center') }],
  content: [{ content: [any] }],
};

/** Further classes that a class replaces, as `p-2` replaces an earlier `px-1`. */
export const CONFLICTS = {
  overflow: words('overflow-x overflow-y'),
  overscroll: words('overscroll-x overscroll-y'),
  inset: words('inset-x inset-y top right bottom left'),
  'inset-x': words('right left'),
  'inset-y': words('top bottom'),
  flex: words('basis grow shrink'),
  gap: words('gap-x gap-y'),
  p: words('px py pt pr pb pl'),
  px: words('pr pl'),
  py: words('pt pb'),
  m: words('mx my mt mr mb ml'),
  mx: words('mr ml'),
  my: words('mt mb'),
  size: words('w h'),
  'font-size': ['leading'],
  'line-clamp': words('display overflow'),
  rounded: words('rounded-t rounded-r rounded-b rounded-l rounded-tl rounded-tr rounded-br rounded-bl'),
  'rounded-t': words('rounded-tl rounded-tr'),
  'rounded-r': words('rounded-tr rounded-br'),
  'rounded-b': words('rounded-br rounded-bl'),
  'rounded-l': words('rounded-tl rounded-bl'),
  'border-w': words('border-w-x border-w-y border-w-t border-w-r border-w-b border-w-l'),
  'border-w-x': words('border-w-r border-w-l'),
  'border-w-y': words('border-w-t border-w-b'),
  'scroll-m': ['scroll-mt'],
};

/** Variants whose order matters: `*:first:p-2` is not `first:*:p-2`. */
export const ORDERED_VARIANTS = words(
  '* ** after backdrop before details-content file first-letter first-line marker placeholder selection',
);

function words(text: string): string[] {
  return text.split(' ');
}

function each(prefixes: string, ...rest: Definition[]): Record<string, readonly Definition[]> {
  return Object.fromEntries(words(prefixes).map((prefix) => [prefix, [{ [prefix]: rest }]]));
}
