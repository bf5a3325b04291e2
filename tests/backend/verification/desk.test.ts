import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentRequests } from '../../../backend/banking/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { openInstance, type Instance } from '../instance.ts';
import { formOf, photo } from './files.support.ts';

let site: Instance;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'croupier-desk-'));
  site = await openInstance({ dataDir });
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});

const desk = async () => (await site.desk('/desk/documents')).body;
const decide = (fields: Readonly<Record<string, string>>) =>
  site.desk({
    method: 'POST',
    url: '/desk/documents',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test('a reviewer sees the file beside the account, and what is decided reaches the player [DOC-03]', async () => {
  const email = 'documents-soon@croupier.test';
  const own = await site.logIn(email);
  const { body, headers } = formOf(
    { documentType: 'PROOF_OF_ID' },
    { bytes: await photo(), name: '<script>x</script>.jpg' },
  );
  const { id } = (await site.call('uploadDocument', { session: own, body, headers })).body;
  expect(await desk()).not.toContain(id);
  const type = 'PROOF_OF_ID';
  await site.call('startDocumentVerification', { session: own, body: { documentType: type } });
  const shown = await desk();
  expect(shown).toContain(`/desk/documents/files/${id}`);
  expect(shown).toContain(email);
  expect(shown).not.toContain('<script>x');
  const file = await site.desk(`/desk/documents/files/${id}`);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await site.desk('/desk/documents/files/doc_none')).statusCode).toBe(404);

  const [row] = await site.platform.db.select().from(players).where(eq(players.email, email));
  const player = row?.id ?? '';
  expect((await decide({ player, type, decision: 'reject' })).statusCode).toBe(422);
  expect((await decide({ player, type, decision: 'reject', reason: 'RUDE' })).statusCode).toBe(422);
  expect((await decide({ player: 'x', type, decision: 'accept' })).headers.location).toContain(
    'late',
  );
  const rejected = await decide({ player, type, decision: 'reject', reason: 'ID_EXPIRED' });
  expect(rejected.headers.location).toBe('/desk/documents?done=yes');
  const [{ decidedBy } = { decidedBy: null }] = await site.platform.db
    .select({ decidedBy: documentRequests.decidedBy })
    .from(documentRequests)
    .where(eq(documentRequests.playerId, player));
  expect(decidedBy).toBe('administrator@desk.test');
  const { idDocument } = (await site.call('getDocuments', { session: own })).body;
  expect(idDocument).toMatchObject({ documentStatus: 'REQUESTED', rejectionReason: 'ID_EXPIRED' });
  const again = await decide({ player, type, decision: 'accept' });
  expect(again.headers.location).toContain('late');
});
