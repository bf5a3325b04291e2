import { posix } from 'node:path';
import type { ListFiles, ReadText, SourceFiles } from './source-files.ts';
import { isSyntax, statementsOf, type Syntax } from './syntax.ts';

/** Language → text id → text. */
export type ScreenTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const TEXTS = 'src/texts';

/**
 * The texts that the pages of a flow name, in every language. They come from its own folder in `src/`, from the
 * imports of these in their area and in the parts of all areas, and from the folders of other areas that all these
 * import. Only files are read: nothing of the site runs here.
 */
export class TextReader {
  private readonly all = new Map<string, ReadonlyMap<string, string>>();
  private readonly named = new Map<string, Named>();
  private readonly read: ReadText;
  private readonly list: ListFiles;

  constructor({ read, list }: SourceFiles) {
    this.read = read;
    this.list = list;
  }

  /** The files of the site that show a flow. @param definition the file in `machines/` in which it is defined */
  pagesOf(definition: string): readonly string[] {
    return this.closureOf(posix.dirname(definition).replace(/^machines\//, 'src/'));
  }

  /** @param definition as {@link pagesOf} */
  textsOf(definition: string): ScreenTexts {
    const pages = this.sayingFor(this.pagesOf(definition));
    const ids = new Set(pages.flatMap((page) => this.namesIn(page).ids));
    const begins = [...new Set(pages.flatMap((page) => this.namesIn(page).begins))];
    return Object.fromEntries(
      [...this.catalogues()].map(([language, texts]) => [
        language,
        Object.fromEntries(
          [...texts].filter(([id]) => ids.has(id) || begins.some((begin) => id.startsWith(begin))),
        ),
      ]),
    );
  }

  /** The files of a folder, and their imports of its area; without such a folder, the files that ask for the flow. */
  private closureOf(folder: string): string[] {
    const area = `${posix.dirname(folder)}/`;
    const own = this.list(folder).filter(isPage);
    const machines = `${folder.replace(/^src\//, 'machines/')}/`;
    const asks = (page: string): boolean =>
      this.namesIn(page).imports.some((from) => posix.join(page, '..', from).startsWith(machines));
    const found = new Set(own.length > 0 ? own : this.list(area).filter(isPage).filter(asks));
    for (const page of found)
      for (const from of this.namesIn(page).imports) {
        const target = posix.join(page, '..', from);
        if (from.startsWith('.') && (target.startsWith(area) || isShared(target)) && isPage(target))
          found.add(target);
      }
    return [...found];
  }

  /** The modules that give pages their words: the pages themselves, and their imports from elsewhere. */
  private sayingFor(pages: readonly string[]): string[] {
    const own = new Set(pages);
    const found = new Set(pages);
    for (const page of found)
      for (const from of this.namesIn(page).imports) {
        const target = posix.join(page, '..', from);
        const isTaken =
          own.has(page) ||
          (posix.dirname(target) === posix.dirname(page) && !this.isOfItsOwn(page));
        if (from.startsWith('.') && target.startsWith('src/') && isPage(target) && isTaken)
          found.add(target);
      }
    return [...found];
  }

  /** Whether a page stands around all others, or shows a flow of its own, which is signed off by itself. */
  private isOfItsOwn(page: string): boolean {
    const machines = posix.dirname(page).replace(/^src\//, 'machines/');
    return FRAME.test(page) || this.list(machines).length > 0;
  }

  private namesIn(page: string): Named {
    const known = this.named.get(page);
    if (known !== undefined) return known;
    const found: Named = { ids: [], begins: [], imports: [] };
    for (const statement of statementsOf(page, this.read(page))) collect(statement, found);
    this.named.set(page, found);
    return found;
  }

  /** Language → text id → text, of all areas. */
  private catalogues(): ReadonlyMap<string, ReadonlyMap<string, string>> {
    if (this.all.size > 0) return this.all;
    const files = this.list(TEXTS).filter((path) => path.endsWith('.json'));
    const byLanguage = Map.groupBy(files, (path) => posix.basename(path, '.json'));
    for (const [language, paths] of [...byLanguage].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const texts = paths.flatMap((path) =>
        Object.entries(JSON.parse(this.read(path)) as Readonly<Record<string, string>>),
      );
      this.all.set(language, new Map(texts));
    }
    return this.all;
  }
}

/** Tells whether pages of every area share a module of words: their parts, and the notice of a failure. */
const isShared = (path: string): boolean =>
  path.startsWith('src/ui/') || path === 'src/runtime/flows/failure-notice.tsx';

/** The frame around all pages: it says nothing special of any flow. */
const FRAME = /^src\/(?:app|shell|api|texts)\//;

const isPage = (path: string): boolean => /\.tsx?$/.test(path);

interface Named {
  readonly ids: string[];
  /** The beginnings of computed ids. */
  readonly begins: string[];
  readonly imports: string[];
}

function collect(node: unknown, found: Named): void {
  if (Array.isArray(node)) for (const one of node) collect(one, found);
  if (!isSyntax(node)) return;
  const source = (node['source'] as Syntax | null | undefined)?.['value'];
  if (typeof source === 'string') found.imports.push(source);
  const { value } = node;
  if (node.type === 'Literal' && typeof value === 'string') {
    found.ids.push(value);
    // `'deposit.' + result`
    if (/^[\w.]+\.$/.test(value)) found.begins.push(value);
  }
  if (node.type === 'TemplateLiteral') {
    const [first] = node['quasis'] as { readonly value: { readonly cooked: string } }[];
    // `deposit.check.${result}`, not a sentence that begins with a letter.
    if (first?.value.cooked.includes('.') === true) found.begins.push(first.value.cooked);
  }
  for (const inner of Object.values(node)) collect(inner, found);
}
