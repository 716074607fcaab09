drop table actual_exam_scores;
