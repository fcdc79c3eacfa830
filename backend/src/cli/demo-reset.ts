import 'reflect-metadata';
import { ConfigError } from '../config/app-config';
import { DemoModule } from '../modules/demo/demo.module';
import { DemoService } from '../modules/demo/demo.service';
import { runCommand, withModule } from './command';

void runCommand(async (config) => {
  // Where there may be real content, losing it must be asked for.
  if (config.production && !config.demoContent) {
    throw new ConfigError(
      'This removes all content of the site. In production it runs only with DEMO_CONTENT=1.',
    );
  }
  await withModule(config, DemoModule, async (context) => {
    const { removed, projects, products } = await context.get(DemoService).reset();
    console.log(
      `Removed ${removed} entries of content; loaded the demo: ${projects} projects, ` +
        `${products} products and all pages. The admin, the messages and the applications were left alone.`,
    );
  });
});
