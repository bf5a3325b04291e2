/** Patterns that no token can say, as data URLs for stylesheets. Decoration only. */

const svg = (width: number, height: number, body: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'>${body}</svg>`,
  )
    .replaceAll('%20', ' ')
    .replaceAll('%3D', '=')
    .replaceAll('%2F', '/')
    .replaceAll('%3A', ':')
    .replaceAll("'", "'")}")`;

const scallop = (x: number, outer: string, inner: string) =>
  `<path d='M${x} 0h24a12 12 0 0 1-24 0Z' fill='${outer}'/><path d='M${x + 6} 0h12a6 6 0 0 1-12 0Z' fill='${inner}'/>`;

/** Sol Alta: the scalloped rim of a tiled roof, 72 by 12, hanging down. */
export const rim = svg(
  72,
  12,
  scallop(0, '#c9512b', '#ffe9c9') +
    scallop(24, '#f7a71a', '#571a4a') +
    scallop(48, '#1d6f77', '#ffe9c9'),
);

/** Sol Alta: a row of tiles, 96 by 24. */
export const tiles = svg(
  96,
  24,
  `<path fill='#c9512b' d='M0 0h24v24H0z'/><path fill='#ffe9c9' d='M0 0h24a24 24 0 0 1-24 24Z'/><path fill='#f7a71a' d='M0 0h12a12 12 0 0 1-12 12Z'/>` +
    `<path fill='#571a4a' d='M24 0h24v24H24z'/><path fill='#f7a71a' d='m36 2 10 10-10 10-10-10Zm0 6 4 4-4 4-4-4Z' fill-rule='evenodd'/>` +
    `<path fill='#1d6f77' d='M48 0h24v24H48z'/><path fill='#ffe9c9' d='M72 24H48A24 24 0 0 1 72 0Z'/><path fill='#ef8e74' d='M72 24H60a12 12 0 0 1 12-12Z'/>` +
    `<path fill='#f7a71a' d='M72 0h24v24H72z'/><path fill='#c9512b' d='m84 2 10 10-10 10-10-10Zm0 6 4 4-4 4-4-4Z' fill-rule='evenodd'/>`,
);
