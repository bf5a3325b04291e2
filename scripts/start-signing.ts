import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { signingEndpoint } from '../review/approvals/endpoint.ts';
import { reviewerWith } from '../review/approvals/check-history.ts';
import { readReviewers } from '../review/approvals/reviewers.ts';
import { signByCommand, stillStands } from '../review/approvals/sign-by-command.ts';
import { SIGNING_HASH, type Signatory } from '../review/approvals/signing.ts';
import { signerFrom } from '../review/approvals/ssh-signature.ts';
import { serve } from '../tools/lib/serve.ts';

/**
 * The entry of `npm start` where `ATLAS_KEY` names a reviewer's key: the backend, whose atlas then signs. The
 * shipped entry is `backend/main.ts`, which knows nothing of it.
 */
const root = join(import.meta.dirname, '..');
const key = {
  file: process.env['ATLAS_KEY'] ?? '',
  passphrase: process.env['ATLAS_KEY_PASSPHRASE'],
};
// The database that starts here is told nothing of it.
delete process.env['ATLAS_KEY'];
delete process.env['ATLAS_KEY_PASSPHRASE'];

const say = (signing: string): void => {
  process.stdout.write(`  signing     ${signing}\n`);
};

function signatory(): Signatory | string {
  try {
    const { publicKey } = signerFrom(key.file, key.passphrase);
    return reviewerWith(publicKey, readReviewers(), Date.now());
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

await serve(async (app, { isOnlyHere }) => {
  const by = isOnlyHere ? signatory() : 'others than this machine may reach this server';
  if (typeof by === 'string') {
    say(`none: ${by}`);
    return;
  }
  const token = randomBytes(32).toString('base64url');
  const { name, role } = by;
  await app.register(
    signingEndpoint({
      token,
      by: { name, role },
      sign: (request) => signByCommand(root, key, request),
      stands: (signed) => stillStands(root, signed),
    }),
  );
  app.addHook('onListen', async () => {
    const address = app.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    say(`http://localhost:${port}/atlas/${SIGNING_HASH}${token}  signs as ${name}, ${role}`);
  });
});
