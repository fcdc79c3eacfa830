import 'reflect-metadata';
import { type AppConfig, ConfigError } from '../config/app-config';
import { DemoModule } from '../modules/demo/demo.module';
import { DemoService } from '../modules/demo/demo.service';
import { command } from './command';

/** Where there may be real content, losing it must be asked for. */
function refuseInProduction({ production, demoContent }: AppConfig): void {
  if (production && !demoContent) {
    throw new ConfigError(
      'This removes all content of the site. In production it runs only with DEMO_CONTENT=1.',
    );
  }
}

void command(
  DemoModule,
  async (context) => {
    const { removed, projects, products } = await context.get(DemoService).reset();
    console.log(
      `Removed ${removed} entries of content; loaded the demo: ${projects} projects, ` +
        `${products} products and all pages. The admin, the messages and the applications were left alone.`,
    );
  },
  refuseInProduction,
);
