import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** Twice the size of the drawing is sharp in print; no side is longer than this, in px. */
const LONGEST = 8_000;

let ready: Promise<void> | undefined;

/** An SVG file as PNG, in twice its size. @param size of the drawing, in px */
export async function pngOf(
  svg: string,
  size: { readonly width: number; readonly height: number },
): Promise<Uint8Array> {
  ready ??= readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))).then(
    (wasm) => initWasm(wasm),
  );
  await ready;
  const zoom = Math.min(2, LONGEST / Math.max(size.width, size.height));
  const resvg = new Resvg(svg, { fitTo: { mode: 'zoom', value: zoom } });
  const image = resvg.render();
  const png = image.asPng();
  image.free();
  resvg.free();
  return png;
}
