import { waitFor } from '@testing-library/react';
import { createStore, keys } from 'idb-keyval';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite } from '../../replay/dom/site.tsx';
import { atFiles, openDocuments } from './documents.support.tsx';
import { file } from './upload.support.ts';

beforeEach(freshDevice);
afterEach(leaveSite);

test('who signs out leaves no papers behind [SESS-12]', async () => {
  const site = await openDocuments('PROOF_OF_ID');
  const { field } = await atFiles(site);
  await site.user.upload(field, file('passport.jpg'));
  const kept = async () => (await keys(createStore('croupier-documents', 'files'))).length;
  let left = 0;
  for (let tries = 0; tries < 50 && left === 0; tries += 1) left = await kept();
  expect(left).toBe(1);
  site.runtime.session.send({ type: 'signOut.requested' });
  await waitFor(() => {
    expect(sessionStorage.getItem('documentSeal')).toBeNull();
  });
  for (let tries = 0; tries < 50 && left > 0; tries += 1) left = await kept();
  expect(left).toBe(0);
});
