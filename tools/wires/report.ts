import { dirname } from 'node:path';
import { wireFiles } from './files.ts';
import { instrument } from './instrument.ts';
import { countsOf, hashOf, noticerOf, readScores } from './scores.ts';
import { WIRE_SURVIVORS, wrongReasons } from './survivors.ts';

/**
 * Prints the committed scores of the wiring in or below a path, by folder, with what survived.
 *
 * @returns whether every aim is reached: faults that were noticed and those with a reason count for it
 */
export async function report(within: string): Promise<boolean> {
  const scores = readScores();
  const files = wireFiles(within);
  const folders = Map.groupBy(files, ({ file, aim }) => `${dirname(file)} (${percent(aim)})`);
  const instrumented = new Map(
    (await instrument(files.map(({ file }) => file))).map((one) => [one.file, one.faults]),
  );
  let reached = true;
  for (const [folder, members] of folders) {
    const lines: string[] = [];
    const sum = { noticed: 0, explained: 0, all: 0 };
    for (const { file } of members) {
      const score = scores[file];
      if (score?.source !== hashOf([file])) {
        lines.push(
          `  ${file}: ${score === undefined ? 'not measured yet' : 'changed since it was measured'}`,
        );
        if (score === undefined) continue;
      }
      const { noticed, all } = countsOf(score);
      sum.noticed += noticed;
      sum.all += all;
      if (score.source !== hashOf([file])) continue;
      const silent = (instrumented.get(file) ?? []).filter(
        (_, nth) => noticerOf(score, nth) === undefined,
      );
      for (const { line, name } of silent) {
        const reason = WIRE_SURVIVORS[file]?.[name];
        if (reason !== undefined) sum.explained += 1;
        lines.push(`  ${file}:${line}  ${name}\n    because ${reason ?? '… nobody has said'}`);
      }
      const wrong = wrongReasons(
        file,
        silent.map(({ name }) => name),
      );
      if (wrong.length > 0) reached = false;
      lines.push(...wrong.map((one) => `  ${one}`));
    }
    const { noticed, explained, all } = sum;
    const held = all === 0 || noticed + explained >= (members[0]?.aim ?? 1) * all;
    if (!held) reached = false;
    console.log(
      `${folder.padEnd(28)} ${noticed} of ${all} noticed, ${all === 0 ? '–' : percent(noticed / all)}${explained > 0 ? `, ${explained} explained` : ''}${held ? '' : ', under its aim'}`,
    );
    for (const line of lines) console.log(line);
  }
  return reached;
}

const percent = (share: number): string => `${(100 * share).toFixed(1).replace('.0', '')} %`;
