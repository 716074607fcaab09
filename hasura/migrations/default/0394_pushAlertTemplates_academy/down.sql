update push_alert_templates set body = replace(body, '[#{학원}]', '[학원]') where position('[#{학원}]' in body) > 0;
