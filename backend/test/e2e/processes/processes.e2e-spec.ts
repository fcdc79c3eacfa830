import { runCases } from '../run-cases';

runCases(__dirname);
