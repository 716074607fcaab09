-- A text names the academy that sends it. What Kakao approved stays as it was approved.

update push_alert_templates set body = replace(body, '[학원]', '[#{학원}]') where position('[학원]' in body) > 0 and kakao_template_id is null;
