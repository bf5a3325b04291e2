import { expect, test } from 'vitest';
import { bodyOf, isComplete, type Offered } from '../../machines/verification/edd/answers.ts';

const offered: Offered = {
  occupations: [{ id: 'other', label: 'Other', isOther: true }],
  sourcesOfFunds: [{ id: 'salary', label: 'Salary', isOther: false }],
  ranges: [],
  currency: 'EUR',
  known: {},
};
const form = (otherOccupation: string, placeOfBirth = '') => ({
  selectedOccupation: 'other',
  otherOccupation,
  selectedSalaryRange: 1,
  selectedSourceOfFund: 'salary',
  otherSourceOfFund: '',
  placeOfBirth,
  nationality: '',
});

test('[EDD-04] words in which nothing can be read are no answer, and are left out where they may be', () => {
  const blank = '\u200B \u2060';
  expect(isComplete(form(blank), offered)).toBe(false);
  expect(isComplete(form('Reindeer herder'), offered)).toBe(true);
  const body = bodyOf(form(' Rein\u00ADdeer  herder\u200B', blank), offered);
  expect(body).toEqual({
    occupation: 'Reindeer herder',
    salaryRangeId: 1,
    sourceOfFunds: 'Salary',
  });
});
