// Makes the filled demo folder where it is missing, and prints where it is.
import { preparedDemo } from './preparedDemo.node.ts';

process.stdout.write(`${await preparedDemo()}\n`);
