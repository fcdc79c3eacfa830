import type { Question } from '@manjara/contracts';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OrderedController } from '../base/ordered.controller';
import { CreateQuestionDto, QuestionDto, UpdateQuestionDto } from './questions.dto';
import { QuestionsService } from './questions.service';

@ApiTags('content')
@Controller('content/questions')
export class QuestionsController extends OrderedController<Question>({
  service: QuestionsService,
  summary: "What makes us different, in the owner's order",
  entity: QuestionDto,
  create: CreateQuestionDto,
  update: UpdateQuestionDto,
}) {}
