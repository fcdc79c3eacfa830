import { runCases } from '../e2e/run-cases';

runCases(__dirname);
