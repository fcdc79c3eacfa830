import { runCases } from '../shared-site';

runCases(__dirname);
