import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

/**
 * `Known | (string & {})`: editors suggest the known values, code narrows to them, and any other string is
 * accepted.
 */
function openEnumeration(name) {
  const components = ts.factory.createTypeReferenceNode('components');
  const literal = (text) => ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(text));
  const schemas = ts.factory.createIndexedAccessTypeNode(components, literal('schemas'));
  const string = ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
  const anyString = ts.factory.createIntersectionTypeNode([
    string,
    ts.factory.createTypeLiteralNode([]),
  ]);
  return ts.factory.createUnionTypeNode([
    ts.factory.createIndexedAccessTypeNode(schemas, literal(name)),
    ts.factory.createParenthesizedType(anyString),
  ]);
}

/** The module openapi/schema.gen.ts: the types of the contract. */
export async function schemaModule(contract) {
  const nodes = await openapiTS(structuredClone(contract), {
    silent: true,
    transform(schema) {
      if (schema['x-values']) return openEnumeration(schema['x-values']);
      if (schema.format === 'binary') return ts.factory.createTypeReferenceNode('Blob');
      return undefined;
    },
  });
  return `// Generated from the contract by \`npm run contract\`. Do not edit.\n${astToString(nodes)}`;
}
