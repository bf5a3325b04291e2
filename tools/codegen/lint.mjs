// The contract's own rules, beyond redocly's. Each returns its complaints in words.
import { AREAS } from '../../machines/flow.ts';
import { exampleComplaints } from './examples.mjs';
import { schemaComplaints } from './schemas.mjs';
import { operationsOf, problemCodes, resolve } from './walk.mjs';

const verbs =
  'accept|agree|act|activate|add|authorize|cancel|change|check|claim|create|deactivate|end|forfeit|get|initiate|log|migrate|open|play|refresh|register|remove|report|request|reset|set|sign|start|submit|subscribe|unsubscribe|update|upload|verify';
const operationId = new RegExp(`^(${verbs})([A-Z][a-z0-9]*)+$`);
const requirementId = /^[A-Z]+-\d+$/;

/** Every complaint about a bundled contract. */
export function lintContract(contract) {
  return [
    ...operationsOf(contract).flatMap((operation) => operationComplaints(contract, operation)),
    ...exampleComplaints(contract),
    ...schemaComplaints(contract),
  ];
}

function operationComplaints(contract, { id, operation, auth, body, responses }) {
  const complaints = [];
  const complain = (text) => complaints.push(`${id}: ${text}`);
  if (!operationId.test(id)) complain('the operationId is not a verb and a noun in camel case');
  if (operation.tags?.length !== 1 || !AREAS.includes(operation.tags[0]))
    complain('needs exactly one area as its tag');
  if (!operation.summary || !operation.description) complain('needs a summary and a description');
  const requirements = operation['x-requirements'] ?? [];
  if (requirements.length === 0 || !requirements.every((r) => requirementId.test(r)))
    complain('needs x-requirements');
  const beginsSession = operation['x-begins-session'] === true;
  if (beginsSession && !answersWithTokens(contract, responses))
    complain('begins a session, but does not answer with its tokens');

  const statuses = responses.map(({ status }) => status);
  const expected = [
    '400',
    '429',
    '500',
    '501',
    '503',
    ...(auth ? ['401', '403'] : []),
    ...(body ? ['413', '415'] : []),
  ];
  for (const status of expected)
    if (!statuses.includes(status)) complain(`does not declare ${status}`);

  const keepsSession = operation['x-keeps-session'] ?? [];
  const generic = contract.components.schemas.GenericProblemCode.enum;
  for (const { status, response } of responses) {
    if (status < '400') continue;
    const codes = problemCodes(contract, response.content?.['application/json']?.schema);
    if (!codes) complain(`${status} does not enumerate its codes`);
    const endsSession =
      auth && (status === '401' || status === '403') && !keepsSession.includes(status);
    if (endsSession && codes?.some((code) => !generic.includes(code))) {
      complain(`${status} carries a documented refusal, but logs the player out`);
    }
  }
  return complaints;
}

const TOKENS = ['idToken', 'accessToken', 'refreshToken'];

/** Whether every success carries all the tokens of a session. */
function answersWithTokens(contract, responses) {
  return responses
    .filter(({ status }) => status.startsWith('2'))
    .every(({ response }) => {
      const schema = resolve(contract, response.content?.['application/json']?.schema);
      return TOKENS.every((token) => schema?.required?.includes(token));
    });
}
