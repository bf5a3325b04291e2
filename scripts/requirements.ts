import { requirementIndex } from './lib/requirement-index.ts';

/**
 * Prints every requirement id that the code or its tests name, with the tests that hold it.
 * An id that the code claims and no test names is listed last: it is not proven by anything.
 */
const { tested, claimed } = await requirementIndex();
for (const [name, places] of tested) console.log(`${name.padEnd(12)} ${places.join(', ')}`);
const unproven = [...claimed].filter(([name]) => !tested.has(name));
console.log(`\nNamed by code, held by no test (${unproven.length}):`);
for (const [name, places] of unproven) console.log(`${name.padEnd(12)} ${places.join(', ')}`);
console.log(`\n${tested.size} requirements held by tests, ${unproven.length} only named by code`);
