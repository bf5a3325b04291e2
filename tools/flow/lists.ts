import type { FlowPlan } from './plan.ts';
import { addressOf } from './site-files.ts';

/** Puts a line before the first matching line that sorts after it, or else before `end`. */
function inserted(text: string, line: string, alike: RegExp, end: string): string {
  const lines = text.split('\n');
  const place =
    lines.findIndex((one) => alike.test(one) && one > line) >= 0
      ? lines.findIndex((one) => alike.test(one) && one > line)
      : lines.findIndex((one) => one.startsWith(end));
  if (place < 0) throw new Error(`There is no place for ${line}`);
  return lines.toSpliced(place, 0, line).join('\n');
}

/** Puts a line at the end of the list that a line opens. */
function appended(text: string, line: string, opens: string, closes: string): string {
  const lines = text.split('\n');
  const from = lines.findIndex((one) => one.includes(opens));
  const to = lines.findIndex((one, index) => index > from && one.startsWith(closes));
  if (from < 0 || to < 0) throw new Error(`There is no list ${opens}`);
  return lines.toSpliced(to, 0, line).join('\n');
}

/** An area's ids are valid once it has texts. */
function withArea(text: string, area: string): string {
  const line = `import type ${area} from './${area}/en.json';`;
  if (text.includes(line)) return text;
  const imports = appended(text, line, 'import type ', '');
  return appended(imports, `  | keyof typeof ${area}`, 'export type TextId', '  |');
}

/** A flow's edits of the lists of all flows: path → how. */
export const listEdits = (plan: FlowPlan): Readonly<Record<string, (text: string) => string>> => {
  const { id, area, folder, name } = plan;
  return {
    'machines/registry.ts': (text) =>
      appended(
        inserted(
          text,
          `import { ${name}Flow } from './${area}/${folder}/flow.ts';`,
          /^import \{ \w+Flow \}.*flow\.ts';$/,
          'import type { AnyFlow }',
        ),
        `  ${name}Flow,`,
        'export const FLOWS',
        '];',
      ),
    'replay/drivers.ts': (text) =>
      appended(
        inserted(
          text,
          `import { ${name}Driver } from './${area}/${folder}.driver.ts';`,
          /^$/,
          'import type { Place }',
        ),
        `  '${id}': () => onPage(stage, '${addressOf(plan)}', ${name}Driver),`,
        'export const driversOn',
        '});',
      ),
    'src/texts/ids.ts': (text) => withArea(text, area),
  };
};
