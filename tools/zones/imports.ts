import { type ESTree, parseSync, Visitor } from 'vite';

/** An import as written: static, re-exporting or dynamic. */
export interface WrittenImport {
  readonly specifier: string;
  readonly typeOnly: boolean;
  readonly offset: number;
}

/** Every import of a module with a literal specifier. @throws on a syntax error. */
export function importsOf(fileName: string, code: string): WrittenImport[] {
  const { program, errors } = parseSync(fileName, code);
  if (errors[0] !== undefined) throw new Error(`${fileName}: ${errors[0].message}`);
  const found: WrittenImport[] = [];
  const add = (source: ESTree.Expression | null, typeOnly: boolean) => {
    if (source?.type === 'Literal' && typeof source.value === 'string') {
      found.push({ specifier: source.value, typeOnly, offset: source.start });
    }
  };
  new Visitor({
    ImportDeclaration(node) {
      const named = node.specifiers;
      const types = named.every(
        (one) => one.type === 'ImportSpecifier' && one.importKind === 'type',
      );
      add(node.source, node.importKind === 'type' || (named.length > 0 && types));
    },
    ExportNamedDeclaration(node) {
      add(node.source, node.exportKind === 'type');
    },
    ExportAllDeclaration(node) {
      add(node.source, node.exportKind === 'type');
    },
    ImportExpression(node) {
      add(node.source, false);
    },
    TSImportType(node) {
      add(node.source, true);
    },
  }).visit(program);
  return found;
}
