drop table push_alert_templates;
