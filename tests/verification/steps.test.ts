import { expect, test } from 'vitest';
import { documentsMachine } from '../../machines/verification/documents/machine.ts';

/** The states of a group, by name. */
function statesOf(group: string) {
  const states = documentsMachine.states[group]?.states;
  if (states === undefined) throw new Error(`The chart has no ${group}`);
  return states;
}

/** The specification's name of a chart's state. */
const statusOf = (group: string, state: string): unknown => statesOf(group)[state]?.meta?.status;

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
    expect(Object.keys(statesOf(group))).toEqual(
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
