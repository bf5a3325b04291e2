// Empties the data of `npm start`: accounts, money, messages, what was published at the desk. The next start
// seeds it afresh.
import { join } from 'node:path';
import { removeData } from '../tools/lib/data.mjs';
import { fail, root } from '../tools/lib/setup.mjs';

// Another folder is not emptied in its place, nor is one removed that may hold more than our data.
const { DATA_DIR: other } = process.env;
if (other)
  fail(`DATA_DIR names ${other}, and this empties .data alone. Remove that folder yourself.`);

const removed = await removeData(join(root, '.data'));
console.log(
  removed ? 'The data is gone; the next start begins afresh.' : 'There is no data to remove.',
);
