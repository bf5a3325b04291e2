import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { operationsOf } from './walk.mjs';

/** Complains about missing, badly named and invalid examples of bodies, responses and parameters. */
export function exampleComplaints(contract) {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...contract, $id: 'contract' });
  const compiled = new Map();
  const invalid = (schema, value) => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
    if (!compiled.has(text)) compiled.set(text, ajv.compile(JSON.parse(text)));
    const validate = compiled.get(text);
    return validate(value) ? undefined : ajv.errorsText(validate.errors);
  };
  const complaints = [];
  for (const { id, parameters, body, responses } of operationsOf(contract)) {
    const complain = (text) => complaints.push(`${id}: ${text}`);
    const media = (where, content) => {
      for (const [type, { schema, examples }] of Object.entries(content ?? {})) {
        if (!examples || Object.keys(examples).length === 0)
          complain(`${where} ${type} has no named example`);
        for (const [name, { summary, value }] of Object.entries(examples ?? {})) {
          if (!/^[a-z][A-Za-z0-9]*$/.test(name))
            complain(`${where} example ${name} is not in camel case`);
          if (!summary) complain(`${where} example ${name} has no summary`);
          if (type.startsWith('multipart/')) continue;
          const errors = invalid(schema, value);
          if (errors) complain(`${where} example ${name} is invalid: ${errors}`);
        }
      }
    };
    media('body', body?.content);
    const seen = new Set();
    for (const { status, response } of responses) {
      media(status, response.content);
      for (const name of Object.values(response.content ?? {}).flatMap((c) =>
        Object.keys(c.examples ?? {}),
      )) {
        if (seen.has(name))
          complain(`two responses name an example ${name}; an outcome needs one meaning`);
        seen.add(name);
      }
    }
    for (const { name, schema, example } of parameters) {
      const errors = example === undefined ? 'missing' : invalid(schema, example);
      if (errors) complain(`the example of parameter ${name}: ${errors}`);
    }
  }
  return complaints;
}
