import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { languageMachine } from '../../../machines/profile/language/machine.ts';
import { languageScreen } from '../../../machines/profile/language/screen.ts';
import { MARKETS } from '../../../reference/markets.ts';
import { sameScreen, useLocale, useRuntime } from '../../runtime/context.tsx';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { usePage } from '../../runtime/pages/use-page.ts';
import { languageName, localeOf } from '../../locale/locale.ts';
import { offeredLanguages } from '../../locale/offered.ts';
import { pathFor } from '../../locale/paths.ts';
import { t as textOf, useT } from '../../texts/index.ts';
import { textsIn } from '../../texts/texts-in.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { Form } from '../../ui/form.tsx';
import { Select } from '../../ui/Select.tsx';
import { pushToast } from '../../ui/toasts.ts';
import { FormNews } from '../../runtime/flows/FormNews.tsx';
import { Section } from '../Section.tsx';
import { useNews } from '../use-news.ts';
import { codeToSend } from './code.ts';

const RULES = { language: undefined };
/** How long the news waits for the texts of the new language, in ms. */
const PATIENCE = 3_000;

/** The language of the site and of the operator's messages; the page goes on in it (LOC-09). */
export function Language() {
  const t = useT();
  const runtime = useRuntime();
  const navigate = useNavigate();
  const { path } = usePage();
  const { language: current, market } = useLocale();
  const flow = useFlow(runtime.bind(languageMachine), ({ language }) => {
    void navigate({ href: pathFor(localeOf(language, market), path), replace: true });
    // In the chosen language.
    void textsIn(language, PATIENCE).then(() => {
      pushToast({ severity: 'success', message: textOf('language.toast.success'), of: 'language' });
    });
  });
  const screen = useSelector(flow, languageScreen, sameScreen);
  const busy = screen.name === 'saving';
  const news = useNews(screen.name === 'failed' ? screen.failure : undefined, failureWords);
  return (
    <Section name="language" intro={t('language.intro')}>
      <Form
        label={t('language.title')}
        newsOf="language"
        busy={busy}
        rules={RULES}
        onSubmit={({ language }) => {
          const languageCode = codeToSend(language, market);
          flow.send({ type: 'language.submitted', language, languageCode });
        }}
      >
        <FormNews title={t('language.error.title')} words={news} />
        <Select
          // The page may be read in another language meanwhile, by the switch of the header.
          key={current}
          name="language"
          label={t('language.label')}
          defaultValue={current}
          options={offeredLanguages(MARKETS[market]).map((code) => ({
            value: code,
            label: languageName(code),
          }))}
        />
        <Button type="submit" look="secondary" wide busy={busy}>
          {t('language.submit')}
        </Button>
      </Form>
    </Section>
  );
}
