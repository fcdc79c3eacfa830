import { Module } from '@nestjs/common';
import { AccountModule } from '../auth/account.module';
import { BoxesModule } from '../boxes/boxes.module';
import { JobsModule } from '../jobs/jobs.module';
import { MessagesModule } from '../messages/messages.module';
import { PartnersModule } from '../partners/partners.module';
import { ProductsModule } from '../products/products.module';
import { ProjectsModule } from '../projects/projects.module';
import { QuestionsModule } from '../questions/questions.module';
import { ReviewsModule } from '../reviews/reviews.module';
import { ValuesModule } from '../values/values.module';
import { TrashController } from './trash.controller';
import { TrashJob } from './trash-job';
import { TrashService } from './trash.service';

/** The trash: lists deleted items, and deletes them permanently on request or after 30 days. */
@Module({
  imports: [
    AccountModule,
    ProjectsModule,
    ProductsModule,
    ReviewsModule,
    PartnersModule,
    BoxesModule,
    ValuesModule,
    QuestionsModule,
    MessagesModule,
    JobsModule,
  ],
  controllers: [TrashController],
  providers: [TrashService, TrashJob],
})
export class TrashModule {}
