import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DepositScreen } from '../../machines/banking/deposit/screen.ts';
import { DepositView } from '../../src/banking/deposit/DepositView.tsx';
import { compileCatalogue } from '../../src/texts/catalogue.ts';
import { activateTexts } from '../../src/texts/index.ts';
import { sourceTexts } from '../../src/texts/sources.ts';
import { shownBy, TITLED } from './screens.support.tsx';
import { fewOf } from '../setup/few-of.ts';

const titleOf = (shown: DepositScreen): Promise<string> =>
  shownBy(
    <DepositView screen={shown} send={() => {}} />,
    () => screen.getByRole('heading', { level: 2 }).textContent,
  );

for (const { rows, tags } of fewOf(['en', 'fi', 'pt']))
  test.each(rows)(
    'in %s no two screens of the deposit have one title [DEP-04] [DEP-10]',
    { tags },
    async (language) => {
      activateTexts(language, await compileCatalogue(language, sourceTexts(language)));
      const titles = new Map<string, string>();
      for (const [name, shapes] of Object.entries(TITLED)) {
        for (const shape of shapes) {
          const title = await titleOf({ name, ...shape } as DepositScreen);
          expect(title).not.toBe('');
          expect(titles.get(title) ?? name, title).toBe(name);
          titles.set(title, name);
        }
      }
    },
  );
