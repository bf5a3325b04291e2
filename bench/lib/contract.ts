import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import formats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Json } from './mutations.ts';

type Node = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly example: string;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly auth: boolean;
  readonly parameters: readonly Parameter[];
  /** The request's examples; none for an operation without a body. */
  readonly bodies: readonly Json[];
  /** By status: whether a body is as the contract says. */
  readonly responses: ReadonlyMap<number, ValidateFunction>;
}

const file = join(import.meta.dirname, '..', '..', 'openapi', 'bundle.gen.json');

/**
 * The contract's operations as a caller knows them, with validators of their own: the server's are
 * what is being tested.
 */
export async function readOperations(): Promise<Operation[]> {
  const document = JSON.parse(await readFile(file, 'utf8')) as Node;
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  formats.default(ajv);
  ajv.addSchema({ $id: 'contract', ...document });

  const at = (pointer: string): Node =>
    pointer
      .slice(2)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((node, part) => (node as Node)[part], document) as Node;
  /** Where a node really stands, references followed. */
  const resolved = (pointer: string): string => {
    const { $ref } = at(pointer);
    return typeof $ref === 'string' ? resolved($ref) : pointer;
  };
  const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

  const examplesOf = (pointer: string): Json[] => {
    const { examples = {} } = at(pointer) as { examples?: Record<string, { value: Json }> };
    return Object.values(examples).map(({ value }) => value);
  };

  const operation = (path: string, method: string): Operation => {
    const base = `#/paths/${escaped(path)}/${method}`;
    const node = at(base) as {
      readonly operationId: string;
      readonly parameters?: readonly unknown[];
      readonly requestBody?: unknown;
      readonly responses: Node;
      readonly security?: readonly unknown[];
    };
    const parameters = (node.parameters ?? []).map((_, index) => {
      const node = at(resolved(`${base}/parameters/${index}`)) as Omit<Parameter, 'example'> & {
        readonly example?: string | number | boolean;
      };
      return { ...node, example: String(node.example ?? '') };
    });
    const responses = new Map<number, ValidateFunction>();
    for (const status of Object.keys(node.responses)) {
      const response = resolved(`${base}/responses/${status}`);
      const content = at(response)['content'] as Node | undefined;
      const schema = content?.['application/json']
        ? { $ref: `contract${response}/content/application~1json/schema` }
        : {};
      responses.set(Number(status), ajv.compile(schema));
    }
    const body = node.requestBody === undefined ? null : resolved(`${base}/requestBody`);
    const content = body === null ? {} : (at(body)['content'] as Node);
    const bodies =
      body !== null && 'application/json' in content
        ? examplesOf(`${body}/content/application~1json`)
        : [];
    return {
      id: node.operationId,
      method: method.toUpperCase(),
      path,
      auth: (node.security ?? []).length > 0,
      parameters,
      bodies,
      responses,
    };
  };

  const paths = document['paths'] as Record<string, Node>;
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, item]) =>
      ['get', 'post', 'put', 'patch', 'delete']
        .filter((method) => method in item)
        .map((method) => operation(path, method)),
    );
}
