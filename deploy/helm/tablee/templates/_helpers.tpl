{{- define "tablee.labels" -}}
app.kubernetes.io/name: tablee
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
{{- define "tablee.nats" -}}
{{ .Values.nats.url | default (printf "nats://%s-nats:4222" .Release.Name) }}
{{- end }}
