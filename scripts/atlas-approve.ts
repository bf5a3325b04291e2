import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { booksHere } from '../review/approvals/approval.ts';
import { writeKey } from '../review/approvals/new-key.ts';
import { Refused } from '../review/approvals/refused.ts';
import { readRequest } from '../review/approvals/request.ts';
import { signHere } from '../review/approvals/sign-here.ts';
import { unknownName } from '../review/approvals/signable.ts';
import type { Signed, SigningAnswer } from '../review/approvals/signing.ts';
import { signerFrom } from '../review/approvals/ssh-signature.ts';
import { readArguments, refuse } from '../tools/lib/command-line.ts';

const USAGE = `npm run atlas:approve -- <flow or policy> --key <file> --note "what was reviewed, and why it is right"

  banking.deposit      a flow: its chart, and everything else that decides
  policy.UKGC          a market policy: its values, and what each rests on
  --file <file>        what a page of the atlas made ready, instead of a name and a note
  --key <file>         the reviewer's own key of Ed25519, as OpenSSH or openssl wrote it; else ATLAS_KEY names it,
                       and ATLAS_KEY_PASSPHRASE opens an encrypted one of openssl
  --despite "reason"   signs it although something speaks against it; the reason stays in the history
  --json               reads that file from standard input, and answers as JSON: so "npm start" signs for a page
  --new-key <file>     writes a new key there instead, and prints its row for atlas/reviewers.json

Adds a signed entry to its history in atlas/approvals. What is regulated takes two people.`;

const { values, positionals } = readArguments(
  USAGE,
  {
    key: { type: 'string' },
    note: { type: 'string' },
    file: { type: 'string' },
    despite: { type: 'string' },
    json: { type: 'boolean', default: false },
    'new-key': { type: 'string' },
  },
  1,
);

try {
  if (values['new-key'] !== undefined)
    console.log(writeKey(values['new-key'], join(import.meta.dirname, '..')));
  else if (values.json) console.log(JSON.stringify(answered()));
  else say(sign(values.file));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function sign(file: string | number | undefined): Signed {
  const request = file === undefined ? undefined : readRequest(readFileSync(file, 'utf8'));
  const of = request?.of ?? positionals[0];
  const key = values.key ?? process.env['ATLAS_KEY'];
  if (of === undefined) refuse(USAGE, 'No flow or policy is named');
  const unknown = request === undefined ? unknownName(of, booksHere()) : undefined;
  if (unknown !== undefined) refuse(USAGE, unknown);
  if (key === undefined) refuse(USAGE, 'There is no key to sign with: --key');
  return signHere(
    {
      of,
      note: values.note ?? request?.note ?? '',
      despite: values.despite ?? request?.despite,
      fingerprint: request?.fingerprint,
    },
    signerFrom(key, process.env['ATLAS_KEY_PASSPHRASE']),
  );
}

function say({ of, words, fingerprint }: Signed): void {
  console.log(`${of} ${words}\n${fingerprint}\nCommit atlas/approvals.`);
}

/** @throws anything but a refusal: it may name files of this machine, and a page must not show it */
function answered(): SigningAnswer {
  try {
    return { signed: sign(0) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { why, asks, obstacles } = error;
    return { refused: { why, asks, obstacles } };
  }
}
