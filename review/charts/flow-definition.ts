import { posix } from 'node:path';
import { readModule } from './declarations.ts';
import type { ReadText } from './source-files.ts';
import { isSyntax, keyOf, statementsOf, type Syntax } from './syntax.ts';

const REGISTRY = 'machines/registry.ts';

/**
 * The file in which a flow of the registry is defined, and its name there.
 * @throws where it is not defined, or twice
 */
export function definitionOf(
  flow: string,
  read: ReadText,
): { readonly file: string; readonly name: string } {
  const files = [...readModule(REGISTRY, read(REGISTRY)).imports.values()].map(({ from }) =>
    posix.join(REGISTRY, '..', from),
  );
  const found = [...new Set(files)].flatMap((file) =>
    statementsOf(file, read(file)).flatMap((statement) => {
      const name = definedAs(statement, flow);
      return name === undefined ? [] : [{ file, name }];
    }),
  );
  const [definition, another] = found;
  if (definition === undefined) throw new Error(`${flow} is not in the registry`);
  if (another !== undefined) throw new Error(`${flow} is defined in ${another.file}, too`);
  return definition;
}

/** The name under which a statement defines a flow. */
function definedAs(statement: Syntax, flow: string): string | undefined {
  const declaration = statement['declaration'];
  if (!isSyntax(declaration) || declaration.type !== 'VariableDeclaration') return undefined;
  const [one] = declaration['declarations'] as Syntax[];
  if (one === undefined) return undefined;
  const init = one['init'] as Syntax | undefined;
  const [definition] = (init?.['arguments'] as Syntax[] | undefined) ?? [];
  const defines = (definition?.['properties'] as Syntax[] | undefined)?.some(
    (property) =>
      property.type === 'Property' &&
      keyOf(property) === 'id' &&
      (property['value'] as Syntax)['value'] === flow,
  );
  return defines === true ? String((one['id'] as Syntax)['name']) : undefined;
}
