// Empties the data of `npm start`: accounts, money, messages, what was published at the desk. The next start
// seeds it afresh.
import { join } from 'node:path';
import { removeData } from '../tools/lib/data.mjs';
import { root } from '../tools/lib/setup.mjs';

const removed = await removeData(join(root, '.data'));
console.log(
  removed ? 'The data is gone; the next start begins afresh.' : 'There is no data to remove.',
);
