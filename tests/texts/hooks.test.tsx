import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { compileCatalogue } from '../../src/texts/catalogue.ts';
import { activateTexts, TextsProvider, useLanguage, useT } from '../../src/texts/index.ts';

afterEach(cleanup);

function Words() {
  const say = useT();
  return <p>{`${useLanguage()}: ${say('footer.age', { age: 18 })}`}</p>;
}

it('TEXT-01: texts in components follow the language', async () => {
  activateTexts('en', await compileCatalogue('en', { 'footer.age': '{age} and over' }));
  render(
    <TextsProvider>
      <Words />
    </TextsProvider>,
  );
  expect(screen.getByText('en: 18 and over')).toBeVisible();
  const finnish = await compileCatalogue('fi', { 'footer.age': 'vain {age} täyttäneille' });
  act(() => {
    activateTexts('fi', finnish);
  });
  expect(screen.getByText('fi: vain 18 täyttäneille')).toBeVisible();
});
