import { expect, test } from 'vitest';
import { documentsMachine } from '../../machines/verification/documents/machine.ts';

/** The steps of a state of the chart, those of its own states included, as the specification calls them. */
const statusOf = (group: string, state: string): unknown =>
  documentsMachine.states[group as 'identity'].states[state as 'pending'].meta?.status;

const GROUPS = {
  identity: ['PRE_UPLOAD_ID', 'UPLOAD_ID', 'UPLOAD_ID_SUCCESS', 'UPLOAD_ID_ERROR'],
  address: ['SELECT_POA_DOCUMENT_TYPE', 'UPLOAD_POA', 'UPLOAD_POA_SUCCESS', 'UPLOAD_POA_ERROR'],
  payment: ['PRE_UPLOAD_POP', 'UPLOAD_POP', 'UPLOAD_POP_SUCCESS', 'UPLOAD_POP_ERROR'],
  wealth: ['SELECT_SOW_DOCUMENT_TYPE', 'UPLOAD_SOW', 'UPLOAD_SOW_SUCCESS', 'UPLOAD_SOW_ERROR'],
  other: ['PRE_UPLOAD_OTHER', 'UPLOAD_OTHER', 'UPLOAD_OTHER_SUCCESS', 'UPLOAD_OTHER_ERROR'],
};

test('the account and five documents have their states [DOC-05]', () => {
  expect(Object.keys(documentsMachine.states)).toEqual(['account', ...Object.keys(GROUPS)]);
  for (const group of ['account', ...Object.keys(GROUPS)]) {
    const { states } = documentsMachine.states[group as 'identity'];
    expect(Object.keys(states)).toEqual(
      expect.arrayContaining(['pending', 'loading', 'success', 'error', 'upload']),
    );
  }
});

test.each(Object.entries(GROUPS))(
  'the steps of %s are called as they are spelt [DOC-04] [NS-15]',
  (group, [pending, upload, success, error]) => {
    expect(
      ['pending', 'upload', 'loading', 'success', 'error'].map((state) => statusOf(group, state)),
    ).toEqual([pending, upload, 'LOADING', success, error]);
  },
);
