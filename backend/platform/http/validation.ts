import { Ajv2020, type AnySchema, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler } from 'fastify';
import formats from 'ajv-formats';

/**
 * Ajv for OpenAPI 3.1 (JSON Schema 2020-12) that compiles a schema when it is first used: the
 * contract has some thousand of them, and an instance should answer at once. That all compile is a
 * test.
 */
class LazyAjv extends Ajv2020 {
  override compile<T = unknown>(schema: AnySchema): ValidateFunction<T> {
    let compiled: ValidateFunction<T> | undefined;
    const validate = (data: unknown): data is T => {
      compiled ??= super.compile<T>(schema);
      const valid = compiled(data);
      lazy.errors = compiled.errors ?? null;
      return valid;
    };
    const lazy = Object.assign(validate, {
      schema,
      errors: null,
      evaluated: undefined,
      schemaEnv: undefined,
    }) as unknown as ValidateFunction<T>;
    return lazy;
  }
}

const options: Options = {
  // The contract's own words (`x-values`, `example` …) are not JSON Schema's.
  strict: false,
  allErrors: true,
  // Never drop what the contract does not know: refuse it, or let it through, but do not hide it.
  removeAdditional: false,
  useDefaults: true,
};

function create(extra: Options): LazyAjv {
  const ajv = new LazyAjv({ ...options, ...extra });
  formats.default(ajv);
  return ajv;
}

/** For responses: exactly what the contract says, nothing coerced or filled in. */
export const responseAjv = create({ useDefaults: false, coerceTypes: false });

const bodyAjv = create({ coerceTypes: false });
/** Path, query and headers are text on the wire. */
const textAjv = create({ coerceTypes: 'array' });

export const validatorCompiler: FastifySchemaCompiler<AnySchema> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? bodyAjv : textAjv).compile(schema);
