import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '../../common/durations';
import { PeriodicJob } from '../../common/periodic-job';
import { ProductLinesService } from '../product-lines/product-lines.service';
import { ProjectCategoriesService } from '../project-categories/project-categories.service';

/** Finishes renames that were interrupted, or that an item was saved during. */
@Injectable()
export class RenameJob extends PeriodicJob {
  protected override readonly everyMs = HOUR_MS;

  constructor(
    private readonly projectCategories: ProjectCategoriesService,
    private readonly productLines: ProductLinesService,
  ) {
    super();
  }

  protected async run(): Promise<void> {
    await this.projectCategories.renameItems();
    await this.productLines.renameItems();
  }
}
