import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A document as a reader finds it that did not write it. */
export interface ReadPdf {
  /** The text of each page, a line for each piece, and the size of its smallest letters in points. */
  readonly pages: readonly { readonly text: string; readonly least: number }[];
  readonly sizes: readonly (readonly number[])[];
  readonly outline: readonly string[];
  readonly metadata: string;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: { text: string; least: number }[] = [];
  const sizes: number[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.filter((item) => 'str' in item).filter(({ str }) => str.trim() !== '');
    pages.push({
      text: texts.map(({ str }) => str).join('\n'),
      least: Math.min(...texts.map(({ transform }) => Math.hypot(transform[2], transform[3]))),
    });
    sizes.push(page.view);
  }
  const outline = ((await document.getOutline()) ?? []).flatMap(({ title, items }) => [
    title,
    ...items.map((one: { title: string }) => one.title),
  ]);
  const metadata = (await document.getMetadata()).metadata?.getRaw() ?? '';
  await task.destroy();
  return { pages, sizes, outline, metadata };
}

/** Text without its line breaks: words that are cut there are whole again. */
export const flat = (text: string): string => text.replaceAll(/\s+/g, '');
