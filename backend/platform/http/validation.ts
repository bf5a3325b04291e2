import formats from 'ajv-formats';
import {
  Ajv2020,
  type AnySchema,
  type ErrorObject,
  type Options,
  type Schema,
} from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler } from 'fastify';
import { mailboxOf } from '../../../reference/mailbox.ts';

/** As much of a compiled schema as Fastify and its plugins use. */
interface Validate {
  (data: unknown): boolean;
  /** The errors of the last validation. */
  errors?: ErrorObject[] | null | undefined;
}

type Compile = (schema: Schema) => Validate;

/** Compiles a schema when it is first used. */
function lazily(compile: Compile): Compile {
  return (schema) => {
    let compiled: Validate | undefined;
    const validate: Validate = (data) => {
      compiled ??= compile(schema);
      const valid = compiled(data);
      validate.errors = compiled.errors;
      return valid;
    };
    return validate;
  };
}

const options: Options = {
  // The contract's own words (`x-values`, `example` …) are not JSON Schema's.
  strict: false,
  allErrors: true,
  // Values that the contract does not know are refused or let through, but never dropped: that would hide them.
  removeAdditional: false,
};

/**
 * Ajv for OpenAPI 3.1 (JSON Schema 2020-12). It compiles late, because the contract has some thousand schemas
 * and an instance should answer at once. A test compiles them all.
 */
function create(extra: Options) {
  const ajv = new Ajv2020({ ...options, ...extra });
  formats.default(ajv);
  const email = formats.default.get('email');
  // The format knows ASCII alone, and some browsers send a domain as it was typed.
  if (email instanceof RegExp) ajv.addFormat('email', (text) => email.test(mailboxOf(text)));
  const compile = ajv.compile.bind(ajv);
  return Object.assign(ajv, { compile: lazily((schema) => compile(schema)) });
}

/** For responses: exactly what the contract says, nothing coerced or filled in. */
export const responseAjv = create({ useDefaults: false, coerceTypes: false });

const bodyAjv = create({ useDefaults: true, coerceTypes: false });
/** Path, query and headers are text on the wire. */
const textAjv = create({ useDefaults: true, coerceTypes: 'array' });

interface HeadersSchema {
  readonly properties: Readonly<Record<string, AnySchema>>;
  readonly required?: readonly string[];
}

/** Node gives header names in lower case; with a compiler of our own Fastify leaves that to us. */
const lowerCased = ({ properties, required = [], ...rest }: HeadersSchema) => ({
  ...rest,
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema]),
  ),
  required: required.map((name) => name.toLowerCase()),
});

export const validatorCompiler: FastifySchemaCompiler<AnySchema> = ({ schema, httpPart }) => {
  if (httpPart === 'body') return bodyAjv.compile(schema);
  return textAjv.compile(httpPart === 'headers' ? lowerCased(schema as HeadersSchema) : schema);
};
