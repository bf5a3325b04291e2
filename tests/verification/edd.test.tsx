import { act, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  bodyOf,
  formOf,
  isComplete,
  type QuestionnaireForm,
} from '../../machines/verification/edd/answers.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { freshDevice, leaveSite, openSite, type Site } from '../../replay/dom/site.tsx';
import { settle } from '../../replay/dom/time.ts';
import { withData } from '../../replay/dom/wire.ts';

beforeEach(freshDevice);
afterEach(leaveSite);

const OFFERED = {
  known: {},
  ...outcomes.getSalaryRanges.success.data,
  occupations: outcomes.getOccupations.success.data.choices,
  sourcesOfFunds: outcomes.getSourcesOfFunds.success.data.choices,
};
const FULL: QuestionnaireForm = {
  selectedOccupation: 'nurse',
  otherOccupation: '',
  selectedSalaryRange: 1,
  selectedSourceOfFund: 'salary',
  otherSourceOfFund: '',
  placeOfBirth: '',
  nationality: '',
};

describe('the rule of completeness', () => {
  test.each<[boolean, string, Partial<QuestionnaireForm>]>([
    [true, 'three choices', {}],
    [false, 'no occupation', { selectedOccupation: '' }],
    [false, 'an occupation that is not offered', { selectedOccupation: 'pilot' }],
    [false, 'Other without an occupation', { selectedOccupation: 'other' }],
    [false, 'Other with blanks', { selectedOccupation: 'other', otherOccupation: ' \t' }],
    [true, 'Other with a text', { selectedOccupation: 'other', otherOccupation: 'Herder' }],
    [false, 'a text without Other', { selectedOccupation: '', otherOccupation: 'Herder' }],
    [false, 'range 0', { selectedSalaryRange: 0 }],
    [false, 'no source', { selectedSourceOfFund: '' }],
    [false, 'a blank source', { selectedSourceOfFund: 'other', otherSourceOfFund: ' ' }],
    [true, 'a source of its own', { selectedSourceOfFund: 'other', otherSourceOfFund: 'Art' }],
    [true, 'what may be left out', { placeOfBirth: 'Inari', nationality: 'FI' }],
  ])('is %s for %s [EDD-04]', (expected, _what, change) => {
    expect(isComplete({ ...FULL, ...change }, OFFERED)).toBe(expected);
  });

  test('the own text stands in place of Other; what was left out has no key [EDD-03]', () => {
    const form = { ...FULL, selectedOccupation: 'other', otherOccupation: '  Reindeer   herder ' };
    const body = { occupation: 'Reindeer herder', salaryRangeId: 1, sourceOfFunds: 'Salary' };
    expect(bodyOf(form, OFFERED)).toEqual(body);
    expect(formOf({ ...OFFERED, known: body })).toEqual({
      ...form,
      otherOccupation: 'Reindeer herder',
    });
  });
});

const PENDING = withData('getAccessDetails', {
  kycStatus: 'EDD_PENDING',
  eddQuestionnaire: 'REQUESTED',
});
const open = (at: string, platform: Parameters<typeof openSite>[0]['platform'] = {}) =>
  openSite({
    at,
    player: true,
    platform: { getAccessDetails: PENDING, getQuestionnaireAnswer: { body: {} }, ...platform },
  });

async function answer(site: Site, view: ReturnType<typeof within>): Promise<void> {
  const occupation = await view.findByLabelText('What do you do for a living?');
  await site.user.selectOptions(occupation, 'other');
  await site.user.type(view.getByLabelText('Your occupation, in your own words'), 'Herder');
  await site.user.selectOptions(view.getByLabelText('Your yearly income before tax'), '2');
  const source = view.getByLabelText('Where does the money you play with come from?');
  await site.user.selectOptions(source, 'salary');
}

test('submit is there only once all is said; a failure keeps the answers [EDD-04] [EDD-08] [NS-27]', async () => {
  const site = await open('/en-UN/my-account/questionnaire', {
    submitQuestionnaireAnswer: {
      status: 500,
      body: { code: 'error.internal', message: 'x', traceId: 'trace-77' },
    },
  });
  const view = within(document.body);
  const submit = await view.findByRole('button', { name: 'Submit answers' });
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await site.user.click(submit);
  expect(site.called('submitQuestionnaireAnswer')).toBe(0);
  await answer(site, view);
  expect(submit).not.toHaveAttribute('aria-disabled');
  await site.user.click(submit);
  const alert = await view.findByRole('alert');
  expect(alert).toHaveTextContent('We could not submit your answers');
  expect(view.getByLabelText('Your occupation, in your own words')).toHaveValue('Herder');
  site.answer('submitQuestionnaireAnswer', { body: {} });
  await site.user.click(submit);
  await view.findByText('Thank you. Your answers are being reviewed.');
  expect(site.sent('submitQuestionnaireAnswer').body).toEqual({
    occupation: 'Herder',
    salaryRangeId: 2,
    sourceOfFunds: 'Salary',
  });
});

test('a pending player is reminded once in a session, and may come back to it [EDD-01] [EDD-02] [NS-26] [MODAL-01]', async () => {
  const site = await open('/en-UN/');
  const dialog = await within(document.body).findByRole('dialog');
  expect(dialog).toHaveAccessibleName('Questions about your finances');
  expect(dialog).toHaveAttribute('id', 'edd-questionnaire');
  // Nothing is asked before the player says so.
  expect(within(dialog).getByRole('button', { name: 'Answer now' })).toBeVisible();
  expect(site.called('getSalaryRanges')).toBe(0);
  await site.user.click(within(dialog).getByRole('button', { name: 'Later' }));
  await waitFor(() => {
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });
  expect(localStorage.getItem('eddPostponed')).toBe('true');
});

test('who is not pending is not reminded, and the page says how the review stands [EDD-06]', async () => {
  await open('/en-UN/my-account/questionnaire', {
    getAccessDetails: withData('getAccessDetails', {
      kycStatus: 'EDD_UNDER_REVIEW',
      eddQuestionnaire: 'UNDER_REVIEW',
    }),
  });
  await within(document.body).findByText(/being reviewed/);
  expect(document.querySelector('[role=dialog], form')).toBeNull();
});

test('who is asked by the document alone, whatever the level, finds the way and the questions [EDD-01]', async () => {
  const site = await open('/en-UN/my-account', {
    getAccessDetails: withData('getAccessDetails', {
      kycStatus: 'ENHANCED',
      eddQuestionnaire: 'REQUESTED',
    }),
  });
  const view = within(document.body);
  await site.user.click(await view.findByRole('link', { name: 'Answer now' }));
  await view.findByLabelText('What do you do for a living?');
});

test('what is decided of the answers shows on the page that is open: asked again with them, then accepted [EDD-02] [EDD-06]', async () => {
  const site = await open('/en-UN/my-account/questionnaire', {
    submitQuestionnaireAnswer: { body: {} },
  });
  const view = within(document.body);
  await answer(site, view);
  const says = async (kycStatus: string, eddQuestionnaire: string) => {
    site.answer('getAccessDetails', withData('getAccessDetails', { kycStatus, eddQuestionnaire }));
    const before = site.called('getAccessDetails');
    act(() => {
      site.runtime.session.send({ type: 'account.reloadRequested' });
    });
    await waitFor(() => {
      expect(site.called('getAccessDetails')).toBe(before + 1);
    });
    await waitFor(() => {
      expect(site.runtime.session.getSnapshot().context.account?.kycStatus).toBe(kycStatus);
    });
  };
  site.answer(
    'getAccessDetails',
    withData('getAccessDetails', {
      kycStatus: 'EDD_UNDER_REVIEW',
      eddQuestionnaire: 'UNDER_REVIEW',
    }),
  );
  await site.user.click(view.getByRole('button', { name: 'Submit answers' }));
  await view.findByText('Thank you. Your answers are being reviewed.');
  site.answer('getQuestionnaireAnswer', {
    body: { occupation: 'Herder', salaryRangeId: 2, sourceOfFunds: 'Salary' },
  });
  await says('EDD_PENDING', 'REQUESTED');
  await view.findByText(/This is what you answered last time/);
  expect(view.getByLabelText('Your occupation, in your own words')).toHaveValue('Herder');
  await says('EDD_UNDER_REVIEW', 'UNDER_REVIEW');
  await says('ENHANCED', 'VERIFIED');
  const status = await view.findByText('Your answers are accepted.');
  expect(status.closest('[role=status]')).not.toBeNull();
  expect(document.querySelector('form')).toBeNull();
});

test.each([
  '/en-UN/my-account/banking/deposit',
  '/en-UN/my-account/banking/withdraw',
  '/en-UN/my-account/account/verification',
  '/en-UN/my-account/identity-check',
])('nobody is reminded in the middle of %s, but after it [EDD-01]', async (at) => {
  const site = await open(at);
  const view = within(document.body);
  await waitFor(() => {
    expect(site.runtime.session.getSnapshot().context.account?.kycStatus).toBe('EDD_PENDING');
  });
  for (let seconds = 0; seconds < 10; seconds += 1) await settle(1_000);
  expect(view.queryByRole('dialog')).toBeNull();
  await site.go('/en-UN/');
  expect(await view.findByRole('dialog')).toHaveAccessibleName('Questions about your finances');
});
