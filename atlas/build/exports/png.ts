import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** Twice the size of the drawing is sharp in print; no side is longer than this, in px. */
const LONGEST = 8_000;

let ready: Promise<void> | undefined;

/** The library starts once for a process, which may load this file twice: tests share their workers. */
async function start(): Promise<void> {
  const wasm = await readFile(
    fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')),
  );
  await initWasm(wasm).catch((error: unknown) => {
    if (!String(error).includes('Already initialized')) throw error;
  });
}

/** An SVG file as PNG, in twice its size. @param size of the drawing, in px */
export async function pngOf(
  svg: string,
  size: { readonly width: number; readonly height: number },
): Promise<Uint8Array> {
  ready ??= start();
  await ready;
  const zoom = Math.min(2, LONGEST / Math.max(size.width, size.height));
  const resvg = new Resvg(svg, { fitTo: { mode: 'zoom', value: zoom } });
  const image = resvg.render();
  const png = image.asPng();
  image.free();
  resvg.free();
  return png;
}
