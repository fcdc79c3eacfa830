import type { Question } from '@manjara/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { CreateQuestionDto, QuestionDto } from './questions.dto';
import { QuestionsRepository } from './questions.repository';

@ApiTags('content')
@Controller('content/questions')
export class QuestionsController {
  constructor(private readonly questions: QuestionsRepository) {}

  @Public()
  @CachedRead()
  @Get()
  @ApiOperation({ summary: 'What makes us different, in the order in which it was added' })
  @ApiOkResponse({ type: [QuestionDto] })
  list(): Promise<Question[]> {
    return this.questions.list();
  }

  @Post()
  @ApiAdmin()
  @ApiCreatedResponse({ type: QuestionDto })
  create(@Body() question: CreateQuestionDto): Promise<Question> {
    return this.questions.insert(question);
  }

  @Delete(':id')
  @ApiAdmin()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The question is gone' })
  @ApiUnknownId()
  remove(@Param('id', ObjectIdPipe) id: string): Promise<void> {
    return this.questions.remove(id);
  }
}
