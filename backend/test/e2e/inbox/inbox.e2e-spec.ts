import { runCasesOnOneSite } from '../shared-site';

runCasesOnOneSite(__dirname);
